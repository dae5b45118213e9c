import { findAccessRule } from "#domain/access/api-access.ts";
import { CONTRACT, type EndpointName, endpointOf } from "#domain/api/contract.ts";
import { apiProblemSchema } from "#domain/api/problem.ts";
import { findUndeclaredFields } from "#domain/api/undeclared-fields.ts";
import { listErrorStatuses } from "#server/http/api/openapi/error-statuses.ts";

/** Throws if an API response does not match the contract: its status, and exactly its fields. */
export async function assertMatchesContract(method: string, pathname: string, response: Response): Promise<void> {
  const name = findCalledEndpoint(method, pathname);
  if (!name) return;
  const violation = await findViolation(name, response.clone());
  if (violation) throw new Error(`${name} answered ${response.status}: ${violation}`);
}

/** The status of a successful response. */
export function successStatusOf(name: EndpointName): number {
  const { answer, status = answer === null ? 204 : 200 } = endpointOf(name);
  return status;
}

/** Returns the contract's name of the called endpoint; undefined if there is none. */
export function findCalledEndpoint(method: string, pathname: string): EndpointName | undefined {
  const name = `${method} ${findAccessRule(method, pathname)?.path ?? pathname}`;
  return name in CONTRACT ? (name as EndpointName) : undefined;
}

async function findViolation(name: EndpointName, response: Response): Promise<string | null> {
  const { answer } = endpointOf(name);
  if (response.status >= 400) {
    if (!listErrorStatuses(name).includes(response.status)) return "the contract does not list this refusal";
    return findSchemaViolation(apiProblemSchema, await response.json());
  }
  if (response.status !== successStatusOf(name)) return `the contract says ${successStatusOf(name)}`;
  return answer && findSchemaViolation(answer, await response.json());
}

function findSchemaViolation(
  schema: NonNullable<ReturnType<typeof endpointOf>["answer"]>,
  body: unknown,
): string | null {
  const { data, error } = schema.safeParse(body);
  if (error) return error.message;
  const unnamed = findUndeclaredFields(body, data);
  return unnamed.length > 0 ? `the contract does not name ${unnamed.join(", ")}` : null;
}
