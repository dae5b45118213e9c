import { isDeepStrictEqual } from "node:util";
import { legalTextBodySchema, legalTextSchema } from "#domain/forms/legal-texts/legal-text.ts";
import { isLegalPage, LEGAL_PAGES, type LegalPage, type LegalSection } from "#domain/legal/legal-texts.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  listLegalTexts,
  lockLegalText,
  type StoredLegalText,
  storeLegalText,
} from "#server/repositories/legal-texts/legal-texts.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { parseInput } from "#server/services/parse-input.ts";

/** The company's own texts of a legal page. */
export interface LegalTextDetail {
  page: LegalPage;
  sectionsBefore: LegalSection[];
  sectionsAfter: LegalSection[];
  paragraphs: Record<string, string>;
  /** 1 without own texts. */
  version: number;
  updatedAt: Date | null;
}

/** Returns the own texts of both legal pages. */
export async function readLegalTexts(ctx: AppContext, { staff }: { staff: Staff }): Promise<LegalTextDetail[]> {
  requireAbility(staff, "settings.manage");
  const stored = await listLegalTexts(ctx.db);
  return LEGAL_PAGES.map((page) => toLegalTextDetail(page, stored.get(page)));
}

function toLegalTextDetail(page: LegalPage, stored: StoredLegalText | null | undefined): LegalTextDetail {
  return {
    page,
    sectionsBefore: stored?.sectionsBefore ?? [],
    sectionsAfter: stored?.sectionsAfter ?? [],
    paragraphs: stored?.paragraphs ?? {},
    version: stored?.version ?? 1,
    updatedAt: stored?.updatedAt ?? null,
  };
}

/**
 * Replaces the own texts of a legal page (product.md#legal-texts). Saving equal texts changes nothing, so the page keeps its version date. Throws
 * "not-found" for an unknown page, "invalid" for invalid fields and for a paragraph that cannot be replaced, and "conflict" for a stale `version`.
 */
export async function changeLegalText(
  ctx: AppContext,
  { staff, page, body }: { staff: Staff; page: string; body: unknown },
): Promise<LegalTextDetail> {
  requireAbility(staff, "settings.manage");
  if (!isLegalPage(page)) throw new ServiceError("not-found", "Questa pagina legale non esiste.");
  const { version } = parseInput(legalTextBodySchema, body);
  const text = parseInput(legalTextSchema(page), body);
  const written = {
    sectionsBefore: text.sections_before,
    sectionsAfter: text.sections_after,
    paragraphs: Object.fromEntries(Object.entries(text.paragraphs).filter(([, words]) => words !== "")),
  };
  const stored = await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockLegalText(tx, page);
    await rejectStaleVersion(tx, "legal_texts", { id: page, version: before?.version ?? 1 }, version, ctx);
    const { sectionsBefore, sectionsAfter, paragraphs } = toLegalTextDetail(page, before);
    if (isDeepStrictEqual(written, { sectionsBefore, sectionsAfter, paragraphs })) return before;
    const after = await storeLegalText(tx, page, written, ctx.clock());
    await audit({ action: "update", entity: "legal_texts", entityId: page, before, after });
    return after;
  });
  return toLegalTextDetail(page, stored);
}
