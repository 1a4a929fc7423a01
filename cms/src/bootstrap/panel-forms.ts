import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';

/** How a field looks in the panel: `pluginOptions.form` of its attribute in the schema. */
interface FieldForm {
  label: string;
  help?: string;
  /** Of the twelve columns. */
  size: number;
  readOnly?: boolean;
}

interface ModelForm {
  /** Of a content type: the columns of its list, in this order. */
  columns?: string[];
  /** The field that an entry is called by, where it is not the first short text. */
  mainField?: string;
}

interface Model {
  uid: string;
  attributes: Record<string, { pluginOptions?: { form?: FieldForm } }>;
  pluginOptions?: { form?: ModelForm };
}

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<string, { edit: Record<string, unknown>; list: Record<string, unknown> }>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

const ROW_WIDTH = 12;

/**
 * Gives every form of the panel the labels, helps and rows that the schemas name, in the order of the attributes. Each
 * is arranged once per version of its schema's words, so that an administrator's own arrangement stays.
 */
export async function arrangePanelForms(strapi: Core.Strapi): Promise<void> {
  const manager = strapi.plugin('content-manager');
  const contentTypes = manager.service('content-types');
  for (const uid of Object.keys(strapi.contentTypes).filter((each) => each.startsWith('api::'))) {
    await arrangeOnce(strapi, contentTypes.findContentType(uid), contentTypes);
  }
  const components = manager.service('components');
  for (const uid of Object.keys(strapi.components)) {
    await arrangeOnce(strapi, components.findComponent(uid), components);
  }
}

/** @param configurations the content manager's service that knows models of this kind */
async function arrangeOnce(strapi: Core.Strapi, model: Model, configurations: Core.Service): Promise<void> {
  const fields = Object.entries(model.attributes).flatMap(([name, { pluginOptions }]) =>
    pluginOptions?.form ? [{ name, ...pluginOptions.form }] : [],
  );
  if (fields.length === 0) return;

  const { columns, mainField } = model.pluginOptions?.form ?? {};
  const version = createHash('sha256')
    .update(JSON.stringify([fields, columns, mainField]))
    .digest('hex');
  const store = strapi.store({ type: 'core', name: 'panel' });
  const key = `form:${model.uid}`;
  if ((await store.get({ key })) === version) return;

  const { settings, metadatas, layouts }: Configuration = await configurations.findConfiguration(model);
  for (const { name, label, help = '', readOnly = false } of fields) {
    const metadata = metadatas[name];
    if (!metadata) continue;
    metadata.edit = { ...metadata.edit, label, description: help, editable: !readOnly };
    metadata.list = { ...metadata.list, label };
  }
  await configurations.updateConfiguration(model, {
    settings: {
      ...settings,
      ...(mainField && { mainField }),
      ...(model.attributes.position && { defaultSortBy: 'position', defaultSortOrder: 'ASC' }),
      ...(model.attributes.receivedAt && { defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC' }),
    },
    metadatas,
    layouts: { list: columns ?? layouts.list, edit: toRows(fields) },
  });
  await store.set({ key, value: version });
}

function toRows(fields: { name: string; size: number }[]): { name: string; size: number }[][] {
  const rows: { name: string; size: number }[][] = [];
  let used = ROW_WIDTH;
  for (const { name, size } of fields) {
    if (used + size > ROW_WIDTH) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)?.push({ name, size });
    used += size;
  }
  return rows;
}
