import type { StrapiApp } from '@strapi/strapi/admin';

interface InitAction {
  type: string;
  meta?: { arg?: { endpointName?: string }; requestStatus?: string };
  payload?: { uuid?: string };
}

/** What the banner's own 'Close' leaves in the browser; the panel has no setting for it. */
const DISMISSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false';

/** Keeps Strapi's news of its versions away: they are not for the people who work here. */
export function quietNews(app: StrapiApp): void {
  app.addMiddlewares([
    () => () => (next) => (action: InitAction) => {
      const isInit = action.meta?.arg?.endpointName === 'init' && action.meta.requestStatus === 'fulfilled';
      if (isInit) window.localStorage.setItem(`${DISMISSED}:${action.payload?.uuid}`, 'true');
      return next(action);
    },
  ]);
}
