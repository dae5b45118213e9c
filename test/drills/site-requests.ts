import { request } from "node:http";
import { ADMIN, type SiteProcess } from "./site-processes.ts";

/** The site that a drill talks to. */
export interface Site {
  /** URL of the load balancer. */
  origin: string;
  /** Session cookies of an admin. */
  cookie: string;
  processes: readonly SiteProcess[];
}

/** Signs the admin in through the load balancer; returns the session's cookies. */
export async function signIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}

interface ProcessRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

export interface ProcessResponse {
  status: number;
  retryAfter: string | undefined;
  bytes: Buffer;
  text: string;
}

/** Sends a request to one process directly, with the site's host name. */
export function send(
  { port }: SiteProcess,
  host: string,
  { method, path, headers, body }: ProcessRequest,
): Promise<ProcessResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers: { ...headers, host } }, async (response) => {
      const bytes = Buffer.concat(await response.toArray());
      const retryAfter = response.headers["retry-after"];
      resolve({ status: response.statusCode ?? 0, retryAfter, bytes, text: bytes.toString("utf8") });
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
