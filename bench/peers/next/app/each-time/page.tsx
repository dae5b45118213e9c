import { ExplorePage } from "../explore-page.tsx";

/** Rendered for every request, since it reads the address. */
export default async function DynamicPage({ searchParams }: { searchParams: Promise<Record<string, string>> }) {
  return <ExplorePage asked={(await searchParams).brands ?? ""} />;
}
