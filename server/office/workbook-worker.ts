import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';

// Excel shows ##### for a date that does not fit.
const columns = workerData[0].map(() => ({ width: 20 }));
const dateFormat = 'm/d/yyyy h:mm AM/PM';
const file = writeXlsxFile(workerData, { sheet: 'Requests', stickyRowsCount: 1, columns, dateFormat });
parentPort?.postMessage(new Uint8Array(await file.toBuffer()));
