declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";

  const build: ServerBuild;
  export = build;
}

/** The towns file (build-tools/towns/european-towns.ts). */
declare module "virtual:european-towns" {
  const file: string;
  export default file;
}
