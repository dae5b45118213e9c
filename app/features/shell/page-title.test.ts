import { describe, expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { titleWithCompany } from "./page-title.ts";

describe("the title of a page without a head of its own", () => {
  test("contains the company's name", () => {
    expect(titleWithCompany("Accesso staff", " · ", [{ loaderData: { site: TEST_SITE } }])).toBe(
      "Accesso staff · Velluto",
    );
  });

  test("is the company's name when the page has no title", () => {
    expect(titleWithCompany("", " | ", [{ loaderData: { site: TEST_SITE } }])).toBe("Velluto");
  });

  test("omits the company's name when the root's data is missing", () => {
    expect(titleWithCompany("Accesso staff", " · ", [{ loaderData: undefined }])).toBe("Accesso staff");
  });
});
