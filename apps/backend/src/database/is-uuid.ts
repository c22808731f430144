const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether an id has the format of those of bookings and payments. The database rejects others. */
export const isUuid = (id: string): boolean => pattern.test(id);

/** The nil and the max UUID, which programs use for 'none': many would share such a key. */
export const isPlaceholder = (uuid: string): boolean => /^([0-]+|[f-]+)$/i.test(uuid);
