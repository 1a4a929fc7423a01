import { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { actorOf, type Actor } from '../auth/actor';
import { registerDeskRoutes, type DeskRoute } from '../desk/desk-routes';
import { HANDLE_INBOX } from '../desk/permissions';
import { exportInquiries } from './export-inquiries';
import { mergeInto, unmerge } from './merge';
import {
  parseFilters,
  parseMerge,
  parseNote,
  parseOwner,
  parseReply,
  parseSearch,
  parseSeen,
  parseState,
} from './parse-wishes';
import { readInquiry } from './read-inquiry';
import { replyTo, sendReplyAgain, writeNote } from './reply';
import { searchInquiries } from './search-inquiries';
import { changeOwner, changeState } from './sort-inquiry';

/** The panel's calls for inquiries. Those that change one answer with it as it is then. */
export function registerInquiryRoutes(strapi: Core.Strapi): void {
  const change = (
    path: string,
    act: (actor: Actor, id: string, body: unknown, ctx: Context) => Promise<void>,
  ): DeskRoute => ({
    method: 'POST',
    path: `/inquiries/:inquiryId${path}`,
    handle: async (ctx) => {
      const actor = actorOf(ctx);
      const id = String(ctx.params.inquiryId);
      await act(actor, id, ctx.request.body, ctx);
      return readInquiry(strapi, actor, id);
    },
  });

  registerDeskRoutes(strapi, '/inbox-desk', HANDLE_INBOX, [
    {
      method: 'POST',
      path: '/inquiries/search',
      handle: async (ctx) => searchInquiries(strapi, actorOf(ctx), parseSearch(ctx.request.body)),
    },
    {
      method: 'POST',
      path: '/inquiries/export',
      handle: async (ctx) => {
        const lines = exportInquiries(strapi, actorOf(ctx), parseFilters(ctx.request.body));
        ctx.set('Content-Type', 'text/csv; charset=utf-8');
        ctx.body = Readable.from(lines);
      },
    },
    {
      method: 'GET',
      path: '/inquiries/:inquiryId',
      handle: async (ctx) => readInquiry(strapi, actorOf(ctx), String(ctx.params.inquiryId)),
    },
    change('/replies', async (actor, id, body) => replyTo(strapi, actor, id, parseReply(body))),
    change('/replies/:replyId/send-again', async (actor, id, _, ctx) =>
      sendReplyAgain(strapi, actor, id, String(ctx.params.replyId)),
    ),
    change('/notes', async (actor, id, body) => writeNote(strapi, actor, id, parseNote(body))),
    change('/state', async (actor, id, body) => changeState(strapi, actor, id, parseState(body))),
    change('/owner', async (actor, id, body) => changeOwner(strapi, actor, id, parseOwner(body))),
    change('/merge', async (actor, id, body) => mergeInto(strapi, actor, id, parseMerge(body))),
    change('/unmerge', async (actor, id, body) => unmerge(strapi, actor, id, parseSeen(body))),
  ]);
}
