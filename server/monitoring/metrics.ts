// Figures for a monitor in the text format of Prometheus. Labels hold no personal data.

import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type FormName, formNames } from '#leads/forms/form-names.ts';
import type { DeliveryOutcome } from '#leads/notice/delivery-outcome.ts';
import { countQuarantined } from '../database/leads.ts';
import { countByCarrier } from '../database/outbox-entries.ts';
import type { Queries } from '../database/tables.ts';
import type { CarrierName } from '../delivery/carrier.ts';

/**
 * What the database knows, the same from every server that shares it. Carriers that have nothing are listed with zeros: a series that
 * ends looks like a monitor that is broken.
 */
export async function readOutboxFigures(queries: Queries, configured: readonly CarrierName[], now: number) {
  const backlogs = await countByCarrier(queries, 'due');
  const givenUp = await countByCarrier(queries, 'gave-up');
  const carriers = new Set([...configured, ...[...backlogs, ...givenUp].map(({ carrier }) => carrier)]);
  return {
    carriers: [...carriers].map((carrier) => {
      const backlog = backlogs.find((each) => each.carrier === carrier);
      return {
        carrier,
        due: backlog?.entries ?? 0,
        oldestDueSeconds: backlog === undefined ? 0 : Math.max(0, (now - backlog.since) / 1000),
        gaveUp: givenUp.find((each) => each.carrier === carrier)?.entries ?? 0,
      };
    }),
    quarantined: await countQuarantined(queries),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics(readFigures: () => ReturnType<typeof readOutboxFigures>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, labelNames: ['carrier'] as const, registers });

  const taken = new Counter({
    name: 'leads_taken_total',
    help: 'Leads stored by this server since it started',
    labelNames: ['form'] as const,
    registers,
  });
  for (const form of formNames) taken.inc({ form }, 0);
  const deliveries = new Counter({
    name: 'lead_deliveries_total',
    help: 'Tries to deliver a lead by this server since it started, by what became of them',
    labelNames: ['carrier', 'outcome'] as const,
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its whole response',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers,
  });
  const due = gauge('leads_due', 'Leads that wait to be delivered');
  const oldestDue = gauge('leads_oldest_due_seconds', 'How long the oldest of them has waited or failed');
  const givenUp = gauge('leads_given_up', 'Leads whose delivery was given up');
  const quarantined = new Gauge({
    name: 'leads_quarantined',
    help: 'Leads held back as likely spam that nobody has looked at',
    registers,
  });

  return {
    countLead: (form: FormName) => taken.inc({ form }),
    countTry: (carrier: CarrierName, outcome: DeliveryOutcome) =>
      deliveries.inc({ carrier, outcome: outcome.kind }),
    timeRequests(app: FastifyInstance) {
      app.addHook('onResponse', async (request, reply) => {
        const { method, routeOptions } = request;
        const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
        requestSeconds.observe(labels, reply.elapsedTime / 1000);
      });
    },
    contentType: registry.contentType,
    /** Rejects while the database is away. */
    async write(): Promise<string> {
      const figures = await readFigures();
      for (const each of [due, oldestDue, givenUp]) each.reset();
      for (const { carrier, ...of } of figures.carriers) {
        due.set({ carrier }, of.due);
        oldestDue.set({ carrier }, of.oldestDueSeconds);
        givenUp.set({ carrier }, of.gaveUp);
      }
      quarantined.set(figures.quarantined);
      return registry.metrics();
    },
  };
}
