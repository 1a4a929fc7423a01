/** A rule: a group with rules of its own, or one whose body is taken as it is (null: a statement). */
interface Rule {
  prelude: string;
  body: string | null;
  rules?: Rule[];
}

const GROUPS = /^@(media|supports|container|layer|starting-style)\b/;
/** Kept where something that is kept names them. */
const NAMED = /^@(?:property|keyframes) (\S+)$/;
/** Of fields for files and dates, which only the app shows. */
const PARTS = /^::(?:file-selector|-webkit-(?:date|calendar))/;
const MOST_KNOWN = 100;
const STRING = /(["'])(?:\\.|(?!\1).)*\1/y;
const CLASS = /\.((?:\\.|[\w-]|[^ -~])+)/;

/**
 * Makes the part of a stylesheet that a page's HTML needs: the rules of its classes and its elements, and those that name neither. The
 * whole sheet comes with the app, in time for what only the app shows.
 * @param css minified, no rule nested in a style rule
 * @returns by a page's HTML, its stylesheet
 */
export function usedCss(css: string): (html: string) => string {
  const rules = parse(css);
  // Pages of one kind use the same: what differs is their text.
  const known = new Map<string, string>();
  return (html) => {
    const page = { classes: classesIn(html), tags: tagsIn(html), names: namesRead(html) };
    const key = [...page.classes, ...page.tags, ...page.names].sort().join(' ');
    const styles = known.get(key) ?? stylesOf(rules, page);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, styles);
    return styles;
  };
}

/** What a page's HTML names: classes, elements, and custom properties that it reads. */
interface Names {
  classes: Set<string>;
  tags: Set<string>;
  names: Set<string>;
}

function stylesOf(rules: readonly Rule[], page: Names): string {
  const isUsed = ({ prelude }: Rule) => selectorsOf(prelude).some((selector) => matches(selector, page));
  const wanted = (isKept: (name: string) => boolean) => (rule: Rule) => {
    const name = NAMED.exec(rule.prelude)?.[1];
    return name === undefined ? isUsed(rule) : isKept(name);
  };
  const plain = write(
    rules,
    wanted(() => false),
  );
  const animated = (name: string) => plain.includes(name) && !name.startsWith('--');
  const read = new Set([...namesRead(write(rules, wanted(animated))), ...page.names]);
  return write(
    rules,
    wanted((name) => animated(name) || read.has(name)),
    (body) => withoutUnread(body, read),
  );
}

const namesRead = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

/** A rule that only sets custom properties, without those that nothing reads. */
function withoutUnread(body: string, read: Set<string>): string {
  const declarations = body.split(';').filter(Boolean);
  if (!declarations.every((declaration) => declaration.startsWith('--'))) return body;
  return declarations.filter((declaration) => read.has(declaration.slice(0, declaration.indexOf(':')))).join(';');
}

/** The same few lists of classes stand all over a page: each is read once. */
function classesIn(html: string): Set<string> {
  const lists = new Set(html.match(/ class="[^"]*"/g));
  const names = [...lists].flatMap((list) => list.slice(' class="'.length, -1).split(' '));
  return new Set(names.map((name) => name.replaceAll('&gt;', '>').replaceAll('&amp;', '&')));
}

const tagsIn = (html: string) => new Set(Array.from(new Set(html.match(/<[a-z][\w-]*/g)), (tag) => tag.slice(1)));

/** By the first class, which is the rule's own: others are of boxes around it. Without one, by its element. */
function matches(selector: string, { classes, tags }: Names): boolean {
  const own = CLASS.exec(selector)?.[1];
  if (own !== undefined) return classes.has(own.replace(/\\(.)/g, '$1'));
  if (PARTS.test(selector.trim())) return false;
  const tag = /^[a-z][\w-]*/.exec(selector.trim())?.[0];
  return tag === undefined || tag === 'html' || tag === 'body' || tags.has(tag);
}

const selectorsOf = (prelude: string) => (prelude.startsWith('@') ? [prelude.split('.')[0] ?? ''] : splitList(prelude));

function splitList(prelude: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < prelude.length; at += 1) {
    const character = prelude[at];
    if (character === '\\') at += 1;
    else if (character === '(' || character === '[') depth += 1;
    else if (character === ')' || character === ']') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(prelude.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, prelude.slice(start)];
}

function write(rules: readonly Rule[], isWanted: (rule: Rule) => boolean, shorten = (body: string) => body): string {
  return rules
    .map((rule) => {
      if (rule.rules) {
        const inner = write(rule.rules, isWanted, shorten);
        return inner && `${rule.prelude}{${inner}}`;
      }
      if (!isWanted(rule)) return '';
      return rule.body === null ? `${rule.prelude};` : `${rule.prelude}{${shorten(rule.body)}}`;
    })
    .join('');
}

function parse(css: string): Rule[] {
  const rules: Rule[] = [];
  const text = css.replace(/\/\*.*?\*\//gs, '');
  let start = 0;
  for (let at = 0; at < text.length; at = next(text, at)) {
    if (text[at] === ';') {
      rules.push({ prelude: text.slice(start, at).trim(), body: null });
      start = at + 1;
    } else if (text[at] === '{') {
      const end = endOfBlock(text, at);
      const prelude = text.slice(start, at).trim();
      const body = text.slice(at + 1, end);
      rules.push({ prelude, body, ...(GROUPS.test(prelude) && { rules: parse(body) }) });
      start = end + 1;
      at = end;
    }
  }
  return rules;
}

/** Where the block that begins at `from` ends. */
function endOfBlock(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at = next(text, at)) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}' && (depth -= 1) === 0) return at;
  }
  throw new Error(`The stylesheet's block at ${from} does not end`);
}

/** The next character, past strings and escapes. */
function next(text: string, at: number): number {
  if (text[at] === '\\') return at + 2;
  STRING.lastIndex = at;
  return STRING.test(text) ? STRING.lastIndex : at + 1;
}
