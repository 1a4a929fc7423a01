/** What the verbs need of a logger (pino's shape). Fields never carry secrets, card data or full e-mail addresses. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
