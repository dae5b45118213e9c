import { ExplorePage } from "../explore-page.tsx";

/** Rendered once, at build time. */
export default function StaticPage() {
  return <ExplorePage asked="" />;
}
