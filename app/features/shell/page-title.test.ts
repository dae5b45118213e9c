import { describe, expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { titleWithCompany } from "./page-title.ts";

describe("a title of a page that has no head of its own", () => {
  test("carries the company's name", () => {
    expect(titleWithCompany("Accesso staff", " · ", [{ loaderData: { site: TEST_SITE } }])).toBe(
      "Accesso staff · Velluto",
    );
  });

  test("is the name alone without words of its own", () => {
    expect(titleWithCompany("", " | ", [{ loaderData: { site: TEST_SITE } }])).toBe("Velluto");
  });

  test("stands alone where the root's data did not come", () => {
    expect(titleWithCompany("Accesso staff", " · ", [{ loaderData: undefined }])).toBe("Accesso staff");
  });
});
