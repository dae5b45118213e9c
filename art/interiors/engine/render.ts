import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { expose } from "./expose.ts";
import { type Film, filmOf } from "./film.ts";
import type { Scene } from "./scene.ts";
import { revived, type Solids, solidsOf } from "./solids.ts";

/** A picture's module exports `scene(parameters)`; every thread makes the scene anew from it, its surfaces are meshed once for all. */
interface SceneModule {
  scene(parameters: never): Promise<Scene>;
}

interface Job {
  readonly module: string;
  readonly parameters: unknown;
  readonly film: Film;
  readonly solids: Solids;
  readonly samples: number;
  readonly next: Int32Array;
}

const load = async (module: string, parameters: unknown) =>
  ((await import(module)) as SceneModule).scene(parameters as never);

const THREADS = 2;

/** Exposes the scene of a module, which has `panels` lamps; the same parameters give the same film, whatever thread draws a row. */
export async function photograph(
  module: string,
  parameters: unknown,
  { width, height, samples, panels }: { width: number; height: number; samples: number; panels: number },
): Promise<Film> {
  const film = filmOf(width, height, panels);
  const next = new Int32Array(new SharedArrayBuffer(4));
  const solids = solidsOf((await load(module, parameters)).parts);
  const job: Job = { module, parameters, film, solids, samples, next };
  await Promise.all(
    Array.from({ length: THREADS }, () => {
      return new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: job });
        worker.once("message", () => resolve());
        worker.once("error", reject);
      });
    }),
  );
  return film;
}

if (!isMainThread && workerData?.film) {
  const { module, parameters, film, solids, samples, next } = workerData as Job;
  expose(await load(module, parameters), revived(solids), film, samples, () => Atomics.add(next, 0, 1));
  parentPort?.postMessage("done");
}
