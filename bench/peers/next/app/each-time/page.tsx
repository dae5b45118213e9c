import { ExplorePage } from "../explore-page.tsx";

/** Rendered for every request, because it reads the URL. */
export default async function DynamicPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  return <ExplorePage asked={(await searchParams).brands ?? ""} />;
}
