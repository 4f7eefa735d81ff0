import mongoose from 'mongoose';
import { door } from '../main';

export const wrong = [mongoose.version, door, process.env['HOME']];
