import { CHANGES, type Knex } from './index-tables';

type Event = 'insert' | 'update' | 'delete';

/** A change of these rows notes `kind` and the value of `ref`; refresh-index.ts knows what each kind concerns. */
interface Watched {
  table: string;
  kind: 'document' | 'row' | 'file' | 'category' | 'sub_category' | 'tag';
  ref: string;
  events: Event[];
  /** Of an update, only these columns. */
  columns?: string[];
  /** SQL about `$row`, the row before or after. */
  when?: string;
}

const ALL: Event[] = ['insert', 'update', 'delete'];
const TERM = { ref: 'id', events: ['update'] satisfies Event[], columns: ['name', 'slug', 'position'] };

const WATCHED: Watched[] = [
  { table: 'products', kind: 'document', ref: 'document_id', events: ALL, when: '$row.published_at is not null' },
  { table: 'product_numbers', kind: 'document', ref: 'product_document_id', events: ['insert'] },
  { table: 'products_category_lnk', kind: 'row', ref: 'product_id', events: ALL },
  { table: 'products_sub_category_lnk', kind: 'row', ref: 'product_id', events: ALL },
  { table: 'products_tags_lnk', kind: 'row', ref: 'product_id', events: ALL },
  {
    table: 'files_related_mph',
    kind: 'row',
    ref: 'related_id',
    events: ALL,
    when: "$row.related_type = 'api::product.product'",
  },
  {
    table: 'files',
    kind: 'file',
    ref: 'id',
    events: ['update'],
    columns: ['url', 'alternative_text', 'mime', 'width', 'height', 'formats'],
  },
  { table: 'categories', kind: 'category', ...TERM },
  { table: 'sub_categories', kind: 'sub_category', ...TERM, columns: ['name', 'slug'] },
  { table: 'tags', kind: 'tag', ...TERM, columns: ['name', 'slug'] },
];

const TRIGGERS = WATCHED.flatMap((watched) =>
  watched.events.map((event) => ({ ...watched, event, name: `catalogue_${watched.table}_${event}` })),
);

/**
 * Triggers, because content is also written past the document service: by imports, transfers and bulk actions of Strapi's,
 * by rows that go with others. They refer to no table but ours, so that SQLite lets Strapi rebuild its own.
 */
export async function createTriggers(knex: Knex): Promise<void> {
  if (isPostgres(knex)) await knex.raw(POSTGRES_FUNCTION);
  for (const trigger of TRIGGERS) {
    await knex.raw(dropTrigger(knex, trigger));
    await knex.raw(isPostgres(knex) ? postgresTrigger(trigger) : sqliteTrigger(trigger));
  }
}

/** Whether every trigger is there: SQLite forgets those of a table that Strapi rebuilt for a new version. */
export async function hasTriggers(knex: Knex): Promise<boolean> {
  const names = TRIGGERS.map(({ name }) => name);
  const found: unknown[] = isPostgres(knex)
    ? await knex('pg_trigger as t')
        .join('pg_class as c', 'c.oid', 't.tgrelid')
        .whereRaw('c.relnamespace = current_schema()::regnamespace')
        .whereIn('t.tgname', names)
        .select('t.tgname')
    : await knex('sqlite_master').where('type', 'trigger').whereIn('name', names).select('name');
  return found.length === names.length;
}

export function isPostgres(knex: Knex): boolean {
  return knex.client.dialect === 'postgresql';
}

type Trigger = (typeof TRIGGERS)[number];

const POSTGRES_FUNCTION = `
  create or replace function catalogue_note() returns trigger language plpgsql as $$
  begin
    insert into ${CHANGES} (kind, ref)
    values (tg_argv[0], (case tg_op when 'DELETE' then to_jsonb(old) else to_jsonb(new) end) ->> tg_argv[1]);
    return null;
  end $$`;

function postgresTrigger(trigger: Trigger): string {
  const { name, table, kind, ref } = trigger;
  return `create trigger ${name} after ${eventOf(trigger)} on ${table} for each row ${whenOf(trigger)}
    execute function catalogue_note('${kind}', '${ref}')`;
}

function sqliteTrigger(trigger: Trigger): string {
  const { name, table, kind, ref, event } = trigger;
  return `create trigger ${name} after ${eventOf(trigger)} on ${table} ${whenOf(trigger)}
    begin insert into ${CHANGES} (kind, ref) values ('${kind}', ${event === 'delete' ? 'old' : 'new'}.${ref}); end`;
}

function dropTrigger(knex: Knex, { name, table }: Trigger): string {
  return `drop trigger if exists ${name}${isPostgres(knex) ? ` on ${table}` : ''}`;
}

function eventOf({ event, columns }: Trigger): string {
  return event === 'update' && columns ? `update of ${columns.join(', ')}` : event;
}

function whenOf({ event, when }: Trigger): string {
  if (when === undefined) return '';
  const rows = { insert: ['new'], update: ['old', 'new'], delete: ['old'] }[event];
  return `when (${rows.map((row) => when.replace('$row', row)).join(' or ')})`;
}
