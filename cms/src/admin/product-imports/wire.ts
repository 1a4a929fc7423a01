/** What the CMS's import calls tell (src/product-imports). */
export interface Row {
  line: number;
  cells: Record<string, string>;
}

export interface LineReport {
  line: number;
  slug: string;
  action: 'create' | 'change' | 'unchanged' | 'bad';
  changes: string[];
  problems: { field: string; message: string }[];
}

export interface Sheet {
  rows: Row[];
  /** Lines about a product that an earlier line is about. */
  doubles: LineReport[];
}
