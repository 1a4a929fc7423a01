import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { serve } from '@hono/node-server';
import { combineReducers, configureStore, createSlice } from '@reduxjs/toolkit';
import { Hono } from 'hono';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { Link, StaticRouter } from 'react-router-dom';
import { persistReducer } from 'redux-persist';
import useSWR, { SWRConfig } from 'swr';

// An empty app of our libraries with one list of 24 cards: the most that they leave room for. Run with a port.
const brotli = promisify(brotliCompress);
const KEY = '/list';
const storage = { getItem: async () => null, setItem: async () => undefined, removeItem: async () => undefined };
const cart = createSlice({ name: 'cart', initialState: { items: [] }, reducers: {} });
const fallback = {
  [KEY]: Array.from({ length: 24 }, (_, index) => ({
    id: index + 1,
    title: `Asset ${index + 1}`,
    price: `$${10 + index}.00`,
    text: 'Thrown in two halves, glazed twice, photographed on a plinth.',
  })),
};

function Card({ id, title, price, text }) {
  return h(
    'li',
    null,
    h('img', { src: `/pictures/${id}.webp`, alt: '', width: 480, height: 360, loading: 'lazy' }),
    h('h3', null, h(Link, { to: `/product/${id}` }, title)),
    h('p', null, text),
    h('p', null, price),
    h('button', { type: 'button' }, 'Add'),
  );
}

function List() {
  const { data } = useSWR(KEY, null);
  return h(
    'ul',
    null,
    data.map((card) => h(Card, { key: card.id, ...card })),
  );
}

function page(url) {
  const reducer = combineReducers({ cart: persistReducer({ key: 'cart', storage, timeout: 0 }, cart.reducer) });
  const store = configureStore({ reducer, middleware: (defaults) => defaults({ serializableCheck: false }) });
  const app = h(
    Provider,
    { store },
    h(SWRConfig, { value: { fallback, provider: () => new Map() } }, h(StaticRouter, { location: url }, h(List))),
  );
  return `<!doctype html><html lang="en"><head><title>Floor</title></head><body><div id="root">${renderToString(app)}</div></body></html>`;
}

const app = new Hono();
app.get('*', async (c) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return c.body(new Uint8Array(await brotli(page(c.req.path), { params })), 200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
  });
});
serve({ fetch: app.fetch, hostname: '127.0.0.1', port: Number(process.argv[2]) });
