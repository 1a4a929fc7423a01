/** What a state is called, and in which colour. */
export interface Label {
  text: string;
  tone: 'success' | 'warning' | 'danger' | 'secondary' | 'neutral';
}
