export type FormValue = string | FormValue[] | { [key: string]: FormValue };
export type FormObject = { [key: string]: FormValue };

/**
 * Parses `application/x-www-form-urlencoded` as Stripe does: `card[number]=…` nests, `expand[]=…` and `expand[0]=…`
 * make lists. Values stay strings; the schema turns them into numbers and booleans.
 */
export function parseForm(text: string): FormObject {
  const root: FormObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = '', ...rest] = name.replaceAll(']', '').split('[');
    assign(root, [head, ...rest], value);
  }
  return listsFromIndexes(root) as FormObject;
}

function assign(target: FormObject, path: string[], value: string): void {
  const [key = '', ...rest] = path;
  const name = key === '' ? String(Object.keys(target).length) : key;
  if (rest.length === 0) {
    define(target, name, value);
    return;
  }
  const existing = Object.hasOwn(target, name) ? target[name] : undefined;
  const child = typeof existing === 'object' && !Array.isArray(existing) ? existing : {};
  define(target, name, child);
  assign(child, rest, value);
}

// `__proto__` in a form is a key like any other, never the prototype.
function define(target: FormObject, name: string, value: FormValue): void {
  Object.defineProperty(target, name, { value, enumerable: true, writable: true, configurable: true });
}

function listsFromIndexes(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  for (const key of keys) define(value, key, listsFromIndexes(value[key] ?? ''));
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => value[key] ?? '') : value;
}
