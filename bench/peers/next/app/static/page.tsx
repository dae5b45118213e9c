import { ExplorePage } from "../explore-page.tsx";

/** Rendered once, when the peer is built. */
export default function StaticPage() {
  return <ExplorePage asked="" />;
}
