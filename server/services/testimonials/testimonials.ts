import { newTestimonialSchema, testimonialChangesSchema } from "#domain/forms/testimonials/testimonial.ts";
import { toCamelCase } from "#domain/key-casing.ts";
import { MAX_TESTIMONIALS } from "#domain/testimonials/testimonial.ts";
import type { AppContext } from "#server/context.ts";
import { ServiceError } from "#server/errors.ts";
import {
  countTestimonials,
  deleteTestimonialRow,
  insertTestimonial,
  lockTestimonial,
  readStoredTestimonials,
  type StoredTestimonial,
  updateTestimonialRow,
} from "#server/repositories/testimonials/testimonials.ts";
import type { Staff } from "#server/services/access/read-staff.ts";
import { requireAbility } from "#server/services/internal/require-ability.ts";
import { staffWrite } from "#server/services/internal/staff-write.ts";
import { rejectStaleVersion } from "#server/services/internal/stale-version.ts";
import { mapUniqueViolation, parseId, parseInput } from "#server/services/parse-input.ts";
import { NO_SUCH_TESTIMONIAL, TESTIMONIAL_UNIQUE_PROBLEMS } from "#server/services/words/content-words.ts";

/** Returns the testimonials of the club's page for the panel, in the page's order. */
export async function readTestimonials(ctx: AppContext, { staff }: { staff: Staff }): Promise<StoredTestimonial[]> {
  requireAbility(staff, "club-events.manage");
  return readStoredTestimonials(ctx.db);
}

/**
 * Adds a testimonial to the club's page (product.md#club). Throws "invalid" for invalid fields and for a text that is already stored, and
 * "conflict" for more than `MAX_TESTIMONIALS`.
 */
export async function createTestimonial(
  ctx: AppContext,
  { staff, body }: { staff: Staff; body: unknown },
): Promise<StoredTestimonial> {
  requireAbility(staff, "club-events.manage");
  const testimonial = toCamelCase(parseInput(newTestimonialSchema, body));
  return mapUniqueViolation(TESTIMONIAL_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      if ((await countTestimonials(tx)) >= MAX_TESTIMONIALS) throw tooManyTestimonials();
      const now = ctx.clock();
      const after = await insertTestimonial(tx, { ...testimonial, createdAt: now, updatedAt: now });
      await audit({ action: "create", entity: "testimonials", entityId: after.id, before: null, after });
      return after;
    }),
  );
}

const tooManyTestimonials = () =>
  new ServiceError(
    "conflict",
    `Ci sono già ${MAX_TESTIMONIALS} testimonianze: eliminane una per aggiungerne un'altra.`,
  );

/** Changes a testimonial. Throws "invalid" like `createTestimonial`, "not-found", and "conflict" for a stale `version`. */
export async function updateTestimonial(
  ctx: AppContext,
  { staff, id, body }: { staff: Staff; id: string; body: unknown },
): Promise<StoredTestimonial> {
  requireAbility(staff, "club-events.manage");
  const testimonialId = parseId(id, NO_SUCH_TESTIMONIAL);
  const { version, ...changes } = toCamelCase(parseInput(testimonialChangesSchema, body));
  return mapUniqueViolation(TESTIMONIAL_UNIQUE_PROBLEMS, () =>
    staffWrite(ctx, staff, async (tx, audit) => {
      const before = await lockTestimonial(tx, testimonialId);
      if (!before) throw new ServiceError("not-found", NO_SUCH_TESTIMONIAL);
      await rejectStaleVersion(tx, "testimonials", before, version, ctx);
      const after = await updateTestimonialRow(tx, testimonialId, changes, ctx.clock());
      await audit({ action: "update", entity: "testimonials", entityId: testimonialId, before, after });
      return after;
    }),
  );
}

/** Deletes a testimonial. Throws "not-found". */
export async function deleteTestimonial(ctx: AppContext, { staff, id }: { staff: Staff; id: string }): Promise<void> {
  requireAbility(staff, "club-events.manage");
  const testimonialId = parseId(id, NO_SUCH_TESTIMONIAL);
  await staffWrite(ctx, staff, async (tx, audit) => {
    const before = await lockTestimonial(tx, testimonialId);
    if (!before) throw new ServiceError("not-found", NO_SUCH_TESTIMONIAL);
    await deleteTestimonialRow(tx, testimonialId);
    await audit({ action: "delete", entity: "testimonials", entityId: testimonialId, before, after: null });
  });
}
