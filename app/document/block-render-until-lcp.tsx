import BLOCK_RENDER_UNTIL_LCP_SCRIPT from "#app/inline/block-render-until-lcp.ts?inline-script";

export function BlockRenderUntilLcp({ id }: { id: string }) {
  return <script data-lcp-id={id}>{BLOCK_RENDER_UNTIL_LCP_SCRIPT}</script>;
}
