/** schema.org's BreadcrumbList. `origin` is the site's own; each step has its name and path. */
export function breadcrumbJsonLd(origin: string, steps: readonly (readonly [name: string, path: string])[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
