// Rule: product.md#seo-manager
import Papa from "papaparse";
import { expect, test } from "vitest";
import { seoCsv } from "#app/features/admin/seo-overrides/seo-list.tsx";
import { seoOverrideRow } from "#test/factories/panel-rows.ts";

const ROW = seoOverrideRow({
  custom_title: '=HYPERLINK("https://evil.example")',
  custom_description: '@due, con "virgolette"\ne una riga',
  custom_h1: "-1",
  custom_content: "<p>Milano</p>",
});

test("contains every column, and nothing that a spreadsheet would calculate", () => {
  const { data } = Papa.parse<Record<string, string>>(seoCsv([ROW], "Europe/Rome"), { header: true });
  expect(data).toEqual([
    {
      page_type: "city",
      slug: "milan",
      indexable: "true",
      custom_title: `'=HYPERLINK("https://evil.example")`,
      custom_description: `'@due, con "virgolette"\ne una riga`,
      custom_h1: "'-1",
      custom_content: "<p>Milano</p>",
      custom_keywords: "",
      canonical_url: "",
      completeness: "Partial",
      updated_at: "2026-11-21 10:00",
    },
  ]);
});

test("separates cells with semicolons, like the panel's other exports", () => {
  const [header = ""] = seoCsv([ROW], "Europe/Rome").split("\r\n");
  expect(header).toMatch(/^page_type;slug;indexable;/);
});
