import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Copies a file of deploy/database to the drill's folder, replacing paths and addresses; returns its new path. */
export function copyDeployFile(name: string, folder: string, addresses: Readonly<Record<string, string>> = {}): string {
  let text = readFileSync(join("deploy/database", name), "utf8").replaceAll(/\/etc\/velluto(?=\/)|\/tmp\b/g, folder);
  for (const [given, here] of Object.entries(addresses)) {
    if (!text.includes(given)) throw new Error(`${name} does not contain "${given}".`);
    text = text.replaceAll(given, here);
  }
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o755 });
  return file;
}
