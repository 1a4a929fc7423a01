/** How a cell is read. Lists have an entry per line of the cell, or are split at '|'. */
export type ColumnKind =
  'text' | 'number' | 'yes-no' | 'lines' | 'term' | 'terms' | 'picture' | 'pictures' | 'files' | 'status';

export interface Column {
  /** The product's field; 'status' is draft or published. */
  field: string;
  /** As the file's first row has it; the field's own name is understood too. */
  header: string;
  kind: ColumnKind;
}

/** The columns of an import and an export, in this order. The slug tells which product a line is about. */
export const COLUMNS: readonly Column[] = [
  { field: 'slug', header: 'Slug', kind: 'text' },
  { field: 'title', header: 'Title', kind: 'text' },
  { field: 'description', header: 'Description', kind: 'text' },
  { field: 'price', header: 'Price', kind: 'number' },
  { field: 'originalPrice', header: 'Original price', kind: 'number' },
  { field: 'featured', header: 'Featured', kind: 'yes-no' },
  { field: 'category', header: 'Category', kind: 'term' },
  { field: 'subCategory', header: 'Sub-category', kind: 'term' },
  { field: 'tags', header: 'Tags', kind: 'terms' },
  { field: 'cover', header: 'Cover', kind: 'picture' },
  { field: 'gallery', header: 'Gallery', kind: 'pictures' },
  { field: 'previewMedia', header: 'Preview', kind: 'pictures' },
  { field: 'deliverables', header: 'Files for sale', kind: 'files' },
  { field: 'features', header: 'Features', kind: 'lines' },
  { field: 'filesIncluded', header: 'Files included', kind: 'lines' },
  { field: 'compatibleWith', header: 'Compatible with', kind: 'text' },
  { field: 'fileSize', header: 'File size', kind: 'text' },
  { field: 'dimensions', header: 'Dimensions', kind: 'text' },
  { field: 'dpi', header: 'DPI', kind: 'text' },
  { field: 'fileFormat', header: 'File format', kind: 'text' },
  { field: 'createdDate', header: 'Created', kind: 'text' },
  { field: 'status', header: 'Status', kind: 'status' },
];
