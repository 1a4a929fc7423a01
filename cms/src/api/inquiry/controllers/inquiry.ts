import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { parseConsultation, parseContact, parsePlanInquiry, type NewInquiry } from '../../../inquiries/parse-inquiry';
import { receiveInquiry } from '../../../inquiries/receive-inquiry';

/** The forms' calls of S 7: parse, call one verb, answer. */
export default ({ strapi }: { strapi: Core.Strapi }) => {
  const receive = async (ctx: Context, inquiry: NewInquiry) => {
    const { reference } = await receiveInquiry(strapi, inquiry, ctx.ip);
    return { success: true, data: { reference } };
  };

  return {
    consultation: async (ctx: Context) => receive(ctx, parseConsultation(ctx.request.body)),
    plan: async (ctx: Context) => receive(ctx, parsePlanInquiry(ctx.request.body)),
    contact: async (ctx: Context) => receive(ctx, parseContact(ctx.request.body)),
  };
};
