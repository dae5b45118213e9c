import { z } from "zod";

/** A refusal as RFC 9457 describes it. `detail` and the messages are Italian and may be shown. */
export const apiProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  /** The wrong fields, at most 20: each with its path as the caller named it, what is wrong with it, and a code where a program can act on it. */
  errors: z.array(z.object({ path: z.string(), message: z.string(), code: z.string().optional() })).optional(),
  /** How many fields are wrong: `errors` names the first 20. */
  error_count: z.number().int().optional(),
});
export type ApiProblemBody = z.infer<typeof apiProblemSchema>;
