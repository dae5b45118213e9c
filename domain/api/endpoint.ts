import type { z } from "zod";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Declares one endpoint of the API: its input, its response and its errors. */
export interface Endpoint {
  summary: string;
  /** The query parameters. */
  query?: z.ZodObject;
  /** The JSON body. */
  body?: z.ZodType;
  /**
   * The row that the body writes. Fields of the row that the body does not accept are ignored, all other unknown fields are refused. Defaults to the
   * schema of the response; null if the endpoint writes no row.
   */
  row?: z.ZodType | null;
  /** The content type accepted instead of JSON. */
  upload?: "multipart/form-data" | "text/csv";
  /** Schema of the response body; null for 204 No Content. */
  answer: z.ZodType | null;
  /** The success status, if it is neither 200 nor 204. */
  status?: 201;
  /** The response is an array of rows; its header X-Total-Count has the total number. */
  list?: true;
  /** Accepts Idempotency-Key: a repeated call has no second effect. */
  idempotent?: true;
  /** Accepts If-Match as an alternative to the row's `version`. */
  ifMatch?: true;
  /** Set for the sign-in library's endpoints: they are public and not in the access table. */
  open?: true;
  /** Additional error statuses: for example a missing row (404) or a conflicting status (409). */
  refuses?: readonly (401 | 403 | 404 | 409)[];
}

export type Endpoints = Readonly<Record<`${Method} /api/${string}`, Endpoint>>;
