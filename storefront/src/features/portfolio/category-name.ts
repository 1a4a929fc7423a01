/** A slug as a name (S 2): 'web-development' becomes 'Web Development'. */
export function titleCase(slug: string): string {
  return slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');
}

/** A category's name by its slug (S 2), in the editors' spelling where that differs in capitals and hyphens only. */
export function categoryName({ slug, name }: { slug: string; name: string }): string {
  const fromSlug = titleCase(slug);
  return plain(name) === plain(fromSlug) ? name : fromSlug;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('-', ' ');
}
