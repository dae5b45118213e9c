import { existsSync } from "node:fs";
import sharp from "sharp";

/** The pictures of one subject, by the name the command line knows it. */
interface PictureJob {
  readonly name: string;
  render(): Promise<void>;
}

const SCENES = new URL("./scenes/index.ts", import.meta.url);

/** Every picture of the house by kind; a kind is loaded only when it is wanted. */
const kinds: Record<string, () => Promise<readonly PictureJob[]>> = {
  cars: async () => (await import("./cars/render-car.ts")).carJobs,
  interiors: async () => (await import("./interiors/interiors.ts")).interiorJobs,
  wheels: async () => (await import("./details/wheel/render.ts")).wheelJobs,
  jets: async () => (await import("./jets/index.ts")).jetJobs,
  icons: async () => (await import("./icons/index.ts")).iconJobs,
  brands: async () => (await import("./brands.ts")).brandJobs,
  categories: async () => (await import("./categories.ts")).categoryJobs,
  scenes: async () => {
    if (!existsSync(SCENES)) return [];
    const { scenes }: { scenes: readonly PictureJob[] } = await import(SCENES.href);
    return scenes;
  },
};

/**
 * `npm run art` draws everything, `npm run art cars` one kind, `npm run art scenes/cities` a group,
 * `npm run art cars/bentley-continental-gt` one subject. A name that fits nothing ends with exit code 1.
 */
async function main(wanted: readonly string[]): Promise<void> {
  sharp.concurrency(1);
  const covers = (request: string, name: string) => name === request || name.startsWith(`${request}/`);
  const unmet = new Set(wanted);
  for (const [kind, load] of Object.entries(kinds)) {
    if (wanted.length > 0 && !wanted.some((request) => covers(kind, request))) continue;
    for (const job of await load()) {
      const name = `${kind}/${job.name}`;
      const requests = wanted.filter((request) => covers(request, name));
      if (wanted.length > 0 && requests.length === 0) continue;
      for (const request of requests) unmet.delete(request);
      const started = Date.now();
      await job.render();
      console.log(`${name} ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
  }
  for (const request of unmet) {
    console.error(`No picture is called "${request}"`);
    process.exitCode = 1;
  }
}

await main(process.argv.slice(2));
