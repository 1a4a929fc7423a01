import { list, parse, type AtRule, type ChildNode, type Declaration, type Root, type Rule as StyleRule } from 'postcss';

/** A rule: a group with rules of its own, or one whose parts are taken as they are (null: a statement). */
interface Rule {
  prelude: string;
  parts: string[] | null;
  rules?: Rule[];
}

const GROUPS = /^@(media|supports|container|layer|starting-style)\b/;
/** Kept where something that is kept names them. */
const NAMED = /^@(?:property|keyframes) (\S+)$/;
/** Of fields for files and dates, which only the app shows. */
const PARTS = /^::(?:file-selector|-webkit-(?:date|calendar))/;
/** What browsers older than `@property` start from, in place of it: it comes with the app. Its place among the layers stays. */
const FOR_OLD_BROWSERS = '@layer properties';
const MOST_KNOWN = 100;
const FIRST_TAG = /^([a-z][\w-]*)/;
const LAST_TAG = /[\s>+~]([a-z][\w-]*)[^\s>+~]*$/;
const CLASS = /\.((?:\\.|[\w-]|[^ -~])+)/;
const FALLBACK = /var\((--[\w-]+),[^()]*\)/g;

/**
 * Makes the part of a stylesheet that a page's HTML needs: the rules of its classes and its elements, and those that name neither. The
 * whole sheet comes with the app, in time for what only the app shows.
 * @param css minified, no rule nested in a style rule
 * @returns by a page's HTML, its stylesheet
 * @throws {CssSyntaxError} when the stylesheet is cut short
 */
export function usedCss(css: string): (html: string) => string {
  const rules = rulesOf(settled(parse(css)).nodes);
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

function stylesOf(sheet: readonly Rule[], page: Names): string {
  const rules = ofThePage(sheet, page);
  const wanted = (isKept: (name: string) => boolean) => (rule: Rule) => {
    const name = NAMED.exec(rule.prelude)?.[1];
    return name === undefined || isKept(name);
  };
  const shortened = (isKept: (name: string) => boolean) => {
    const read = new Set([...namesRead(write(rules, wanted(isKept))), ...page.names]);
    return write(
      rules,
      wanted((name) => isKept(name) || read.has(name)),
      (part) => !part.startsWith('--') || read.has(part.slice(0, part.indexOf(':'))),
    );
  };
  const plain = shortened(() => false);
  return shortened((name) => !name.startsWith('--') && hasWord(plain, name));
}

/** The rules that a page needs, of their selectors those that it needs; animations and the like are all there still. */
function ofThePage(sheet: readonly Rule[], page: Names): Rule[] {
  return sheet.flatMap((rule): Rule[] => {
    if (rule.rules) return [{ ...rule, rules: ofThePage(rule.rules, page) }];
    if (rule.prelude.startsWith('@')) return [rule];
    const selectors = list.comma(rule.prelude).filter((selector) => matches(selector, page));
    return selectors.length > 0 ? [{ ...rule, prelude: selectors.join() }] : [];
  });
}

/** Not as a part of another: 'spin' is no part of '-webkit-inner-spin-button'. */
const hasWord = (text: string, word: string) => new RegExp(`(?<![\\w-])${word}(?![\\w-])`).test(text);

const namesRead = (text: string) => new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));

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
  return [FIRST_TAG, LAST_TAG].every((place) => {
    const tag = place.exec(selector.trim())?.[1];
    return tag === undefined || tag === 'html' || tag === 'body' || tags.has(tag);
  });
}

function write(rules: readonly Rule[], isWanted: (rule: Rule) => boolean, isRead = (_part: string) => true): string {
  return rules
    .map((rule) => {
      if (rule.rules) {
        const inner = write(rule.rules, isWanted, isRead);
        return inner && `${rule.prelude}{${inner}}`;
      }
      if (!isWanted(rule)) return '';
      if (!rule.parts) return `${rule.prelude};`;
      const body = rule.parts.filter(isRead).join(';');
      return body && `${rule.prelude}{${body}}`;
    })
    .join('');
}

/** Without the fallbacks of what the root always sets: they never count. */
function settled(sheet: Root): Root {
  const alwaysSet = new Set<string>();
  sheet.walkDecls(/^--/, (declaration) => {
    if (isOfRoot(declaration)) alwaysSet.add(declaration.prop);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(FALLBACK, (whole, name: string) =>
      alwaysSet.has(name) ? `var(${name})` : whole,
    );
  });
  return sheet;
}

/** On every page, whatever the medium. `initial` is as good as not set. */
function isOfRoot({ parent, value }: Declaration): boolean {
  if (parent?.type !== 'rule' || !(parent as StyleRule).selectors.includes(':root') || value === 'initial')
    return false;
  const group = parent.parent;
  return group?.type === 'root' || (group?.type === 'atrule' && (group as AtRule).name === 'layer');
}

/** As PostCSS reads it, in the few words that are needed here. */
function rulesOf(nodes: readonly ChildNode[]): Rule[] {
  return nodes.flatMap((node): Rule[] => {
    if (node.type === 'comment' || node.type === 'decl') return [];
    const prelude = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`.trim();
    if (!node.nodes || prelude === FOR_OLD_BROWSERS) return [{ prelude, parts: null }];
    // One for each prefix that no browser needs any more.
    const parts = node.nodes.map(String).filter((part, index, all) => part !== all[index - 1]);
    const isOfDeclarations = node.nodes[0]?.type === 'decl';
    return [
      {
        prelude,
        parts: isOfDeclarations ? parts : [parts.join('')],
        ...(GROUPS.test(prelude) && { rules: rulesOf(node.nodes) }),
      },
    ];
  });
}
