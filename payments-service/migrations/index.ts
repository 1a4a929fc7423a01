import type { Migration } from 'kysely';
import * as orders from './001-orders';
import * as delivery from './002-delivery';
import * as queues from './003-queues';
import * as methods from './004-methods';
import * as reversals from './005-reversals';
import * as invoices from './006-invoices';
import * as reconciliation from './007-reconciliation';
import * as deadlines from './008-deadlines';
import * as declineCounts from './009-decline-counts';
import * as erasure from './010-erasure';
import * as sales from './011-sales';
import * as fileVersions from './012-file-versions';
import * as mailHealth from './013-mail-health';
import * as mailOrder from './014-mail-order';

/** Append only: a migration that has run anywhere is never changed. Listed here so that the built server carries them. */
export const migrations: Record<string, Migration> = {
  '001-orders': orders,
  '002-delivery': delivery,
  '003-queues': queues,
  '004-methods': methods,
  '005-reversals': reversals,
  '006-invoices': invoices,
  '007-reconciliation': reconciliation,
  '008-deadlines': deadlines,
  '009-decline-counts': declineCounts,
  '010-erasure': erasure,
  '011-sales': sales,
  '012-file-versions': fileVersions,
  '013-mail-health': mailHealth,
  '014-mail-order': mailOrder,
};
