import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';

const file = writeXlsxFile(workerData, { sheet: 'Requests', stickyRowsCount: 1 });
parentPort?.postMessage(new Uint8Array(await file.toBuffer()));
