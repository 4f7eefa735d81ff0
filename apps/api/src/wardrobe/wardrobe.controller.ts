import { MAX_WEARS, WARDROBE_UNDO_DAYS, WARDROBE_UNDO_PIECES } from '@figura/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiProblems, BINARY } from '../platform/openapi/route.decorators';
import { OpenToKeys, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { FindAlike } from '../garments/garments.dto';
import { Upload, UploadedBytes } from '../platform/http/requests/upload.interceptor';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { WardrobeListsService } from './lists/wardrobe-lists.service';
import { WARDROBE_PHOTO, WardrobePhotosService } from './photos/wardrobe-photos.service';
import { toPiece } from './piece-view';
import {
  AddedLinesResponse,
  AddLinesDto,
  AddPieceDto,
  ChangePieceDto,
  PhotoDto,
  ReadLinesDto,
  ReadLinesResponse,
  WardrobePiece,
  WardrobeQuery,
  WardrobeResponse,
} from './wardrobe.dto';
import { WardrobeService } from './wardrobe.service';
import { BodyLimit } from '../platform/http/requests/route-config';

const MAX_LIST_BYTES = 400 * 1024;

const PieceId = createPathParam({
  name: 'id',
  description: 'ID of the piece.',
  example: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
});
const Day = createPathParam({ name: 'date', description: 'Day, `YYYY-MM-DD`.', example: '2026-11-21' });

@Verified()
@OpenToKeys('wardrobe')
@Controller('wardrobe')
export class WardrobeController {
  constructor(
    private readonly wardrobe: WardrobeService,
    private readonly photos: WardrobePhotosService,
    private readonly lists: WardrobeListsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: "Lists the caller's wardrobe, newest first",
    description:
      'Up to 48 pieces per page. Without lifetime access, existing pieces can still be read, changed and deleted.',
  })
  @ApiOkResponse({ type: WardrobeResponse })
  @ApiProblems({ 410: ['STALE_CURSOR'] })
  async list(@CurrentCaller() { userId }: Caller, @Query() query: WardrobeQuery): Promise<WardrobeResponse> {
    const { pieces, ...page } = await this.wardrobe.list(userId, query);
    return { items: pieces.map(toPiece), ...page };
  }

  @InTurn()
  @Post()
  @ApiOperation({
    summary: 'Adds a piece from a description, a garment, an item, a product or a check',
    description:
      'Requires exactly one of `text`, `garment`, `itemId`, `productId` and `checkId`; a check older than 30 minutes also needs its `garment`. A piece with `wish` can be neither worn nor part of an outfit until it is owned. A wardrobe holds 1,000 pieces and wishes, or ten without lifetime access.',
  })
  @ApiCreatedResponse({ type: WardrobePiece })
  @ApiProblems({
    400: ['NOT_A_GARMENT', 'KIND_MISSING', 'TEXT_TOO_LONG'],
    403: ['QUOTA_USED'],
    404: ['NOT_FOUND'],
    409: ['WARDROBE_FULL'],
  })
  async add(@CurrentCaller() { userId }: Caller, @Body() piece: AddPieceDto): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.add(userId, piece));
  }

  @BodyLimit(MAX_LIST_BYTES)
  @InTurn()
  @Post('lines')
  @ApiOperation({
    summary: 'Adds pieces from a list, one per line, or from spreadsheet rows',
    description:
      'Adds every line that can be read and has room; `rest` gives the reason for each other line. Repeating the request with the same ID adds nothing twice. Blank lines are ignored. Prices with a currency and sizes become fields. If the first line names columns (name, brand, size, color, price, bought, notes and the like, in any order), lines are read as a spreadsheet separated by commas, semicolons or tabs; quoted cells may contain line breaks, and what fits no field becomes part of the note. Amounts without a currency use that of the column header, else of the budget, else US dollars. If nothing can be added, returns an error with the lines without a garment in `fields`.',
  })
  @ApiCreatedResponse({ type: AddedLinesResponse })
  @ApiProblems({
    400: ['NOT_A_GARMENT', 'KIND_MISSING', 'TEXT_TOO_LONG'],
    403: ['QUOTA_USED'],
    409: ['WARDROBE_FULL'],
  })
  async addLines(
    @CurrentCaller() { userId }: Caller,
    @Body() list: AddLinesDto,
  ): Promise<AddedLinesResponse> {
    const { pieces, ...rest } = await this.lists.add(userId, list);
    return { items: pieces.map(toPiece), ...rest };
  }

  @BodyLimit(MAX_LIST_BYTES)
  @HttpCode(200)
  @InTurn()
  @Post('lines/read')
  @ApiOperation({
    summary: 'Previews a list without adding anything',
    description:
      'Returns what each line would become, or why it would not be added. For a spreadsheet without known column names, `table` has its first rows; to read it, send the lines again below a line of names.',
  })
  @ApiOkResponse({ type: ReadLinesResponse })
  read(@CurrentCaller() { userId }: Caller, @Body() { texts }: ReadLinesDto): Promise<ReadLinesResponse> {
    return this.lists.read(userId, texts);
  }

  @Get('csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="figura-wardrobe.csv"')
  @ApiOperation({
    summary: 'Exports the wardrobe as a spreadsheet',
    description:
      'CSV in UTF-8 with a byte order mark; owned pieces, oldest first. `POST /wardrobe/lines` reads it back, except days of wear.',
  })
  @ApiOkResponse({ description: 'The spreadsheet.', content: { 'text/csv': { schema: { type: 'string' } } } })
  writeCsv(@CurrentCaller() { userId }: Caller): Promise<string> {
    return this.lists.write(userId);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Changes a piece',
    description: 'Omitted fields are unchanged. Null clears price, note, brand and size.',
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async change(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Body() changes: ChangePieceDto,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.change(userId, id, changes));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Deletes a piece',
    description: `It can be restored for ${WARDROBE_UNDO_DAYS} days, if it is among the last ${WARDROBE_UNDO_PIECES} deleted; then it is erased with its photo. Idempotent.`,
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async remove(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.remove(userId, id));
  }

  @InTurn()
  @Get(':id/alike')
  @ApiOperation({
    summary: 'Returns shop searches for similar pieces',
    description:
      'Secondhand shops first. With lifetime access and measurements, the most relevant words for the caller come first.',
  })
  @ApiOkResponse({ type: FindAlike })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  alike(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<FindAlike> {
    return this.wardrobe.findAlike(userId, id);
  }

  @HttpCode(200)
  @Post(':id/restore')
  @ApiOperation({ summary: 'Restores a piece deleted in the last 30 days' })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 403: ['QUOTA_USED'], 404: ['NOT_FOUND'], 409: ['WARDROBE_FULL'] })
  async restore(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.restore(userId, id));
  }

  @Put(':id/wears/:date')
  @ApiOperation({
    summary: 'Records a day on which a piece was worn',
    description: `Repeating it changes nothing. At most ${MAX_WEARS.toLocaleString('en-US')} days.`,
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  async wear(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Day() date: string,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.wear(userId, id, date));
  }

  @Delete(':id/wears/:date')
  @ApiOperation({ summary: 'Removes a day on which a piece was worn' })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async unwear(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Day() date: string,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.unwear(userId, id, date));
  }

  // Owner only and not cached, so that nothing stays on a shared computer.
  @Get(':id/photo/:name')
  @Header('content-type', 'image/webp')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @ApiOperation({
    summary: 'Returns the photo of a piece',
    description: 'Only for its owner. The response is not cached.',
  })
  @ApiParam({ name: 'name', description: 'Name of the photo.', example: '5cRkzq0F3mW8x2nLJt7YbA' })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  @ApiOkResponse({ description: 'The picture.', content: { 'image/webp': BINARY } })
  async readPhoto(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Param('name') name: string,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(userId, id, name));
  }

  @Upload(WARDROBE_PHOTO)
  @Put(':id/photo')
  @ApiOperation({
    summary: 'Uploads or replaces the photo of a piece',
    description:
      'Send it as form field `photo`: PNG, JPEG or WebP, at most 5 MB. It is cropped to a square and loses its metadata; nothing in it is recognized. At most 100 per hour and account; `429` also means that too many are being processed.',
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'], 429: ['TOO_MANY_REQUESTS'] })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { photo: BINARY.schema } } })
  async putPhoto(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Body() _form: PhotoDto,
    @UploadedBytes() photo: Buffer | null,
  ): Promise<WardrobePiece> {
    return toPiece(await this.photos.put(userId, id, photo));
  }

  @Delete(':id/photo')
  @ApiOperation({ summary: 'Removes the photo of a piece', description: 'Without a photo, nothing changes.' })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async removePhoto(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<WardrobePiece> {
    return toPiece(await this.photos.remove(userId, id));
  }
}
