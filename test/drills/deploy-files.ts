import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Puts a file of deploy/database where the drill runs it, with the drill's own folder and addresses in it; answers where it is. */
export function copyDeployFile(name: string, folder: string, addresses: Readonly<Record<string, string>> = {}): string {
  let text = readFileSync(join("deploy/database", name), "utf8").replaceAll(/\/etc\/velluto(?=\/)|\/tmp\b/g, folder);
  for (const [given, here] of Object.entries(addresses)) {
    if (!text.includes(given)) throw new Error(`${name} does not say "${given}".`);
    text = text.replaceAll(given, here);
  }
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o755 });
  return file;
}
