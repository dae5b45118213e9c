import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** What a call of the API takes, what it answers and what it refuses: the one statement of each. */
export interface Endpoint {
  summary: string;
  /** The parameters of the address's query. */
  query?: z.ZodObject;
  /** The JSON it takes. */
  body?: z.ZodType;
  /**
   * The row that the body writes: names of it that the body does not take are the server's to set and ignored, all others refused. As the
   * answer unless said; null where no row is written.
   */
  row?: z.ZodType | null;
  /** What it takes instead of JSON. */
  upload?: "multipart/form-data" | "text/csv";
  /** Null for 204, no content. */
  answer: z.ZodType | null;
  /** Of success, when it is neither 200 nor 204. */
  status?: 201;
  /** The answer is an array of rows; how many there are in all stands in X-Total-Count. */
  list?: true;
  /** Takes Idempotency-Key: the same call sent twice is done once. */
  idempotent?: true;
  /** Takes If-Match as another way to name the row's version. */
  ifMatch?: true;
  /** Of the sign-in library, whose addresses the table of access does not hold: nobody has to be signed in. */
  open?: true;
  /** Refusals that do not follow from the rest: a row that may be missing, a state that may be in the way. */
  refuses?: readonly (401 | 403 | 404 | 409)[];
}

export type Endpoints = Readonly<Record<`${Method} /api/${string}`, Endpoint>>;
