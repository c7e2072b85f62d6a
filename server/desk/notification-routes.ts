// Turning notifications on and off, and what a browser needs to install the desk and to show them.

import type { FastifyInstance } from 'fastify';
import { company } from '#client/company.ts';
import { cleanLine } from '#leads/forms/clean-text.ts';
import { findPushDevicesOf } from '../database/push-devices.ts';
import { readFields } from '../http/form-bodies.ts';
import { addDevice, findKeys, removeDevice } from '../office/notifications.ts';
import type { DeskContext } from './desk-context.ts';
import { findAsset } from './desk-files.ts';

const path = '/desk/notifications';

/** For those who are signed in. */
export function addNotificationRoutes(app: FastifyInstance, context: DeskContext): void {
  const { send, office, officeOf, siteUrl, isPushEndpoint } = context;

  app.get('/notifications', async (request, reply) => {
    const { publicKey } = await findKeys(office.database);
    const devices = await findPushDevicesOf(office.database.queries, request.person?.id ?? '');
    return send(request, reply, { kind: 'notifications', publicKey, devices });
  });

  app.post('/notifications', async (request, reply) => {
    const { subscription } = readFields(request.body);
    const userAgent = request.headers['user-agent'] ?? '';
    const device = { subscription: typeof subscription === 'string' ? subscription : '', userAgent };
    await addDevice(officeOf(request), device, siteUrl, isPushEndpoint);
    return reply.redirect(path, 303);
  });

  app.post<{ Params: { id: string } }>('/notifications/:id/remove', async (request, reply) => {
    await removeDevice(officeOf(request), cleanLine(request.params.id));
    return reply.redirect(path, 303);
  });
}

/** For browsers, which fetch these without being signed in. */
export function addInstallRoutes(app: FastifyInstance, { files }: DeskContext): void {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').send({
      name: `Desk, ${company.name.value}`,
      short_name: 'Desk',
      id: '/desk',
      start_url: '/desk',
      scope: '/desk',
      display: 'standalone',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
  // At one address, whatever the build: below it lies what it may work for.
  app.get('/service-worker.js', (_request, reply) => {
    const { body, contentType } = findAsset(files, 'service-worker', '.js');
    return reply.type(contentType).send(body);
  });
}
