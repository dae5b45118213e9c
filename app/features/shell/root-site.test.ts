import { describe, expect, test } from "vitest";
import { TEST_SITE } from "#test/site.ts";
import { signedTitle } from "./root-site.ts";

describe("a title of a page that has no head of its own", () => {
  test("carries the company's name", () => {
    expect(signedTitle("Accesso staff", " · ", [{ loaderData: { site: TEST_SITE } }])).toBe("Accesso staff · Velluto");
  });

  test("is the name alone without words of its own", () => {
    expect(signedTitle("", " | ", [{ loaderData: { site: TEST_SITE } }])).toBe("Velluto");
  });

  test("stands alone where the root's data did not come", () => {
    expect(signedTitle("Accesso staff", " · ", [{ loaderData: undefined }])).toBe("Accesso staff");
  });
});
