import { apiRowOf } from "#domain/access/api-access.ts";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { unnamedFields } from "#domain/api/named-fields.ts";
import { apiProblemSchema } from "#domain/api/problem.ts";
import { refusalsOf } from "#server/http/api/documents/refusals.ts";

/** Throws when an answer of the API is not what the contract says of it: its status, every field and no other. */
export async function checkAnswer(method: string, pathname: string, response: Response): Promise<void> {
  const name = endpointCalled(method, pathname);
  if (!name) return;
  const complaint = await complaintAbout(name, response.clone());
  if (complaint) throw new Error(`${name} answered ${response.status}: ${complaint}`);
}

/** The status of success. */
export function successOf(name: EndpointName): number {
  const { answer, status = answer === null ? 204 : 200 } = endpointOf(name);
  return status;
}

/** The contract's name of what a call reaches; undefined where it is no endpoint of the contract. */
export function endpointCalled(method: string, pathname: string): EndpointName | undefined {
  const name = `${method} ${apiRowOf(method, pathname)?.path ?? pathname}`;
  return name in CONTRACT ? (name as EndpointName) : undefined;
}

async function complaintAbout(name: EndpointName, response: Response): Promise<string | null> {
  const { answer } = endpointOf(name);
  if (response.status >= 400) {
    if (!refusalsOf(name).includes(response.status)) return "the contract does not list this refusal";
    return differenceFrom(apiProblemSchema, await response.json());
  }
  if (response.status !== successOf(name)) return `the contract says ${successOf(name)}`;
  return answer && differenceFrom(answer, await response.json());
}

function differenceFrom(schema: NonNullable<ReturnType<typeof endpointOf>["answer"]>, body: unknown): string | null {
  const { data, error } = schema.safeParse(body);
  if (error) return error.message;
  const unnamed = unnamedFields(body, data);
  return unnamed.length > 0 ? `the contract does not name ${unnamed.join(", ")}` : null;
}
